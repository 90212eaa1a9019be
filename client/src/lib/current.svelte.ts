// The texts of the table on show, for what lies outside of it: a notice may name its seats and pieces.
import type { Texts } from './texts';

class Current {
  texts = $state.raw<Texts | null>(null);
}

export const current = new Current();
