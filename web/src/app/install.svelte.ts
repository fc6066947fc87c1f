/** Installing the page as an app: browsers offer it once, at a time of their choice, so the offer is kept. */

interface Offer extends Event {
    prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

class Installing {
    offer = $state.raw<Offer | null>(null);
    installed = $state(false);

    /** Begin to listen; call once at the start. */
    listen(): void {
        this.installed = matchMedia('(display-mode: standalone)').matches;
        addEventListener('beforeinstallprompt', (event) => {
            event.preventDefault();
            this.offer = event as Offer;
        });
        addEventListener('appinstalled', () => {
            this.installed = true;
            this.offer = null;
        });
    }

    async ask(): Promise<void> {
        await this.offer?.prompt();
        this.offer = null;
    }
}

export const installing = new Installing();
