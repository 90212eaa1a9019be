// Switching languages: the texts are fetched first, so that no sentence is missing for a moment.
import { settings } from './settings.svelte';
import { loadTexts } from './sources';
import type { Language } from './texts';
import { toasts } from './toasts.svelte';

export async function speak(language: Language): Promise<void> {
  try {
    await loadTexts(language);
  } catch {
    toasts.warn('ui-language-failed');
    return;
  }
  settings.set({ language });
}
