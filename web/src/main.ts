/** The start of the app: settings, words, router, shell. */
import { mount } from 'svelte';
import App from './App.svelte';
import { installing } from './app/install.svelte';
import { news } from './app/news.svelte';
import { words } from './i18n/index.svelte';
import { startRouter } from './router.svelte';
import { applySettings, settings } from './settings.svelte';

applySettings();
startRouter();
news.listen();
installing.listen();
await words.speak(settings.language).catch(() => words.speak('en'));
mount(App, { target: document.getElementById('app') ?? document.body });
