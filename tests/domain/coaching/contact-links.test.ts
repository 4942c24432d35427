import { expect, it } from 'vitest';
import { emailLink, phoneLink } from '#domain/coaching/contact-links.ts';

it.each([
  ['+1 (555) 010-0142', 'tel:+15550100142'],
  ['555.0101', 'tel:5550101'],
  ['12', null],
  ['ask me', null],
  ['call 555 0101', null],
  ['555 0101 ext', null],
  ['123456789012345', 'tel:123456789012345'],
  ['1234567890123456', null],
  ['1;phone-context=evil', null],
])('the phone number %s leads to %s (COA-07)', (written, link) => {
  expect(phoneLink(written)).toBe(link);
});

it.each([
  ['noor@example.com', 'mailto:noor@example.com'],
  [' noor+plan@example.com ', 'mailto:noor+plan@example.com'],
  ['noor@example', null],
  ['noor@example.com?bcc=all@example.com', null],
  ['noor', null],
  ['noor@.example', null],
  ['noor@example..com', null],
  ['noor@mail.example.com', 'mailto:noor@mail.example.com'],
  [`noor@${'a'.repeat(245)}.com`, `mailto:noor@${'a'.repeat(245)}.com`],
  [`noor@${'a'.repeat(246)}.com`, null],
])('the e-mail address %s leads to %s (COA-07)', (written, link) => {
  expect(emailLink(written)).toBe(link);
});
