// Every text the board asks for exists in every language, and none is left over.
import { checkTexts } from '../../hexes/table/boardtexts';
import { BOARD, KEYS } from './keys';

checkTexts('ava', [
  ...['bid', 'setup', 'choice', 'command', 'operation', 'supply', 'reinforcements', 'end'].map(
    (phase) => `phase-${phase}`,
  ),
  ...['activation', 'movement', 'declaration', 'combat'].map((segment) => `segment-${segment}`),
  ...['track', 'victory', 'boxes', 'chits'].map((drawer) => `drawer-${drawer}`),
  ...['drawn', 'waiting', 'hand', 'chosen', 'available'].map((place) => `chit-${place}`),
  ...['hq', 'interrupt', 'reinforcement', 'supply', 'reserve', 'master'].map((kind) => `chit-kind-${kind}`),
  ...['active', 'moved', 'moving', 'attacking', 'retreated'].map((mark) => `status-${mark}`),
  ...['prohibited', 'road-or-mountain', 'other-terrain'].map((entry) => `entry-${entry}`),
  ...['large', 'small'].map((size) => `river-${size}`),
  ...['taken', 'destroyed', 'defender-loss', 'retreat', 'nothing', 'attacker-loss'].map((chance) => `chance-${chance}`),
  'arrange',
  'arrange-all',
  ...['setup', 'axis', 'soviet'].map((entry) => `legend-${entry}`),
  ...BOARD.layers.map((layer) => `layer-${layer}`),
  ...KEYS.map(([, text]) => text.replace('ava-ui-', '')),
]);
