/** Web push: whether this browser is told of turns while no page is open, and how that is begun and ended. */
import { path } from '../api';
import { request } from '../transport';

/** `off` for server, `denied` for the person's no, `none` for a browser that cannot. */
export type Push = 'on' | 'possible' | 'denied' | 'none' | 'off';

interface Key {
    enabled: boolean;
    key: string;
}

/** A key in URL-safe base64 as the bytes that browsers want. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
    const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Milliseconds within which the worker of a page that was just opened comes. */
const PATIENCE = 8000;

/** The worker that receives messages, if this browser has one for this page. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
    if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
    return Promise.race([
        navigator.serviceWorker.ready,
        new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE)),
    ]);
}

export async function pushState(): Promise<Push> {
    const registered = await worker();
    if (registered === null) return 'none';
    if (Notification.permission === 'denied') return 'denied';
    return (await registered.pushManager.getSubscription()) ? 'on' : 'possible';
}

/** Ask the person, then tell the server where this browser is to be told. */
export async function beginPush(): Promise<Push> {
    const registered = await worker();
    if (registered === null) return 'none';
    const { enabled, key } = await request<Key>('GET', path('push'));
    if (!enabled) return 'off';
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const subscription = await registered.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: bytes(key),
    });
    const { endpoint, keys } = subscription.toJSON();
    try {
        await request('POST', path('me/push'), { endpoint, keys });
    } catch (error) {
        await subscription.unsubscribe();
        throw error;
    }
    return 'on';
}

export async function endPush(): Promise<Push> {
    const subscription = await (await worker())?.pushManager.getSubscription();
    if (subscription) {
        await request('POST', path('me/push/end'), { endpoint: subscription.endpoint }).catch(() => undefined);
        await subscription.unsubscribe();
    }
    return pushState();
}
