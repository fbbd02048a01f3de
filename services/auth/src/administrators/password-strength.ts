/**
 * Whether a new password is easily guessed: against the 49,233 passwords that leak most often and what people make of
 * them (a name and a year, a keyboard row, leetspeak), by zxcvbn. On the server alone: no page has to load the list.
 */
import { Invalid } from '@access/service-kit'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { commonPasswordMessage } from './administrator.rules.ts'

let estimator: ZxcvbnFactory | undefined

/** Takes 30 ms on an idle machine and seconds on a busy one: a service does it once it has started. */
export const loadEstimator = () => {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return estimator
}

/** From 0 to 4; 3 withstands 10^8 guesses, as zxcvbn's authors recommend at least. */
const minScore = 3

/** Throws `Invalid` for a password that is guessed early; `ownWords` are those of its owner, such as their name. */
export function assertStrongPassword(password: string, ownWords: string[]): void {
  // A dictionary has whole words: of an address or a name each part is one.
  const parts = ownWords.flatMap((words) => words.split(/[\s@._-]+/))
  const { score } = loadEstimator().check(password, [...ownWords, ...parts])
  if (score < minScore) throw new Invalid({ password: commonPasswordMessage })
}
