/** Common passwords: those that leak most often, keyboard patterns, and what our people and pages are called. */

// As parts: 'Password1234!' is as well known as the word in it.
const commonFragments = [
  'accesstojustice',
  'administrator',
  'legalaid',
  'probono',
  'attorney',
  'lawyer',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t',
  'qwerty',
  'password',
  'passw0rd',
  'p@ssw0rd',
  'changeme',
  'letmein',
  'welcome',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'abcdefghijkl',
  'abcdef',
  'abc123',
  '1234567890',
  '0987654321',
  '123456789',
  '12345678',
  '123456',
  '654321',
  'admin',
]

/** Whether little remains of a password without common fragments, or it has few different characters. */
export function isCommonPassword(password: string): boolean {
  const normalized = password.toLowerCase().replaceAll(/[\s\-_.]/g, '')
  const rest = commonFragments.reduce((left, word) => left.replaceAll(word, ''), normalized)
  return new Set(normalized).size < 5 || (rest !== normalized && rest.length < 5)
}
