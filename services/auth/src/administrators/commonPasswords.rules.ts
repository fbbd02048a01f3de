/** The passwords that are tried first: those that leaked most often, and what stands on every keyboard. */

// As parts: 'Password1234!' is as well known as the word in it.
const wellKnown = [
  'accesstojustice',
  'administrator',
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

/** Whether little is left of a password without the well-known parts, or it has few different characters. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase().replaceAll(/[\s\-_.]/g, '')
  const rest = wellKnown.reduce((left, word) => left.replaceAll(word, ''), plain)
  return new Set(plain).size < 5 || (rest !== plain && rest.length < 5)
}
