import { expect, test } from 'vitest';
import { kindOf } from './webhooks';

test('services are known by their address', () => {
  expect(kindOf('https://discord.com/api/webhooks/1/abc')).toBe('discord');
  expect(kindOf('https://ptb.discord.com/api/webhooks/1/abc')).toBe('discord');
  expect(kindOf('https://hooks.slack.com/services/T0/B0/x')).toBe('slack');
  expect(kindOf('https://discord.com.example.org/api/webhooks/1')).toBe('json');
  expect(kindOf('https://example.org/hooks.slack.com')).toBe('json');
  expect(kindOf('')).toBe('json');
});
