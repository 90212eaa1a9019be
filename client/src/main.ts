import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { renewed } from './lib/renewal';
import { settings } from './lib/settings.svelte';
import { loadTexts } from './lib/sources';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// The page opens without the server too, and says so. Under `make dev` the files change too often to be kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');

// A page from before an upgrade asks for parts that the server no longer has.
addEventListener('vite:preloadError', (event) => {
  if (renewed()) event.preventDefault();
});

// Without its texts a page that stands offline speaks English.
await loadTexts(settings.language).catch(() => undefined);

export default mount(App, { target });
