/**
 * How long somebody practised needs for what they do, without waiting for the product: the keystroke-level model.
 * Source: Card, Moran and Newell, The Keystroke-Level Model for User Performance Time with Interactive Systems,
 * Communications of the ACM 23 (1980), 396-410.
 */

/** In seconds: a key or a button of the mouse, pointing, a hand that changes the device, and making up one's mind. */
const seconds = { K: 0.28, P: 1.1, H: 0.4, M: 1.35 }

export type Operator = keyof typeof seconds

export const getPractisedSeconds = (operators: readonly Operator[]): number =>
  operators.reduce((sum, operator) => sum + seconds[operator], 0)

/** The keys of a text: a capital or a sign above a digit takes the shift key as well. */
export const countKeystrokes = (text: string): number =>
  [...text].reduce((count, letter) => count + (/[A-Z~!@#$%^&*()_+{}|:"<>?]/.test(letter) ? 2 : 1), 0)

/** The keys that are pressed together: `Control+k` is two. */
export const countKeys = (shortcut: string): number => shortcut.split('+').length

/**
 * What a mouse does: it is taken in hand where it is not, and points. Whoever chooses a command has made up their mind
 * before; whoever points at a field that they fill in has done so already (rule 0 of the model), and so has somebody
 * who repeats what they have just done (rule 1).
 */
export const getClick = (options: { isHandOnKeys: boolean; isCommand: boolean }): Operator[] => [
  ...(options.isHandOnKeys ? (['H'] as const) : []),
  ...(options.isCommand ? (['M'] as const) : []),
  'P',
  'K',
]

/** What a keyboard does: a command is thought about first, a text that is typed is not. */
export const getKeys = (
  count: number,
  options: { isHandOnKeys: boolean; isCommand: boolean },
): Operator[] => [
  ...(options.isHandOnKeys ? [] : (['H'] as const)),
  ...(options.isCommand ? (['M'] as const) : []),
  ...Array.from({ length: count }, () => 'K' as const),
]
