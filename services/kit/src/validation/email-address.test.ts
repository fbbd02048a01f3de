import { expect, test } from 'vitest'
import { getEmailKey, getMailboxKey, isEmailAddress, normalizeEmailAddress } from './email-address.rules.ts'

const label63 = 'a'.repeat(63)

test.each([
  'a@example.org',
  'A.B+c@Example.ORG',
  'o’brien+legal@mail.example.org',
  "o'brien@example.org",
  'x@9.example',
  `${'a'.repeat(64)}@example.org`,
  `x@${label63}.${label63}.${label63}.example`,
  'ana@bücher.example',
  'ana@xn--bcher-kva.example',
  'zoë@例え.jp',
  'почта@пример.рф',
])('%s is an email address, and stays as it is', (address) => {
  expect(normalizeEmailAddress(address)).toBe(address)
  expect(isEmailAddress(address)).toBe(true)
})

test.each([
  '',
  'ana',
  '@example.org',
  'ana@example',
  'ana@localhost',
  'a@example..org',
  'a@-example.org',
  'a@example-.org',
  'a@example.org.',
  '.a@x.org',
  'a.@x.org',
  'a b@x.org',
  'a@x y.org',
  'a@@x.org',
  'a@exa_mple.org',
  'a@example.o',
  'a@192.168.0.1',
  'a@[192.168.0.1]',
  'a@１９２.168.0.1',
  'a@example.org/x',
  'a@example.org:25',
  'a@bücher..example',
  'a@ex☺ample.org',
  '<a@x.org>',
  'a,b@x.org',
  '"a b"@x.org',
  'a\\b@x.org',
  'a\u2800@x.org',
  'a\ue000@x.org',
  'a\n@x.org',
  `${'a'.repeat(65)}@example.org`,
  `${'ä'.repeat(33)}@example.org`,
  `x@${'a'.repeat(64)}.org`,
  `x@${'ü'.repeat(60)}.org`,
  `${'a'.repeat(64)}@${label63}.${label63}.${'a'.repeat(62)}.org`,
])('%j is no email address', (text) => {
  expect(isEmailAddress(normalizeEmailAddress(text))).toBe(false)
})

test.each([
  ['\u202aa@example.org\u202c', 'a@example.org'],
  ['a\u2060@exam\u00adple.org', 'a@example.org'],
  ['\ufeff a@example.org\u200b ', 'a@example.org'],
  ['a\u200c\u200d@example\ufe0f.org', 'a@example.org'],
  ['a\u{e0041}\u{e007f}@example.org\u180e\u115f\u3164', 'a@example.org'],
  ['a@Bu\u0308cher.example', 'a@bücher.example'],
  ['a@ｅｘａｍｐｌｅ．org', 'a@example.org'],
  ['a@例え。jp', 'a@例え.jp'],
])('%j is %s', (typed, address) => {
  expect(normalizeEmailAddress(typed)).toBe(address)
  expect(isEmailAddress(normalizeEmailAddress(typed))).toBe(true)
})

test('capitals make no other address', () => {
  expect(getEmailKey(' Ana@Example.ORG\u200b')).toBe('ana@example.org')
})

test.each([
  ['Ana+court@Example.org', 'ana@example.org'],
  ['ana+1+2@example.org', 'ana@example.org'],
  ['+ana@example.org', '+ana@example.org'],
  ['a.n.a@example.org', 'a.n.a@example.org'],
  ['a.n.a+1@googlemail.com', 'ana@gmail.com'],
  ['ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
])('%s is a name of the mailbox %s', (address, mailbox) => {
  expect(getMailboxKey(address)).toBe(mailbox)
})
