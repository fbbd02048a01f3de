/** Matches names of people and organisations: by blocking keys to find candidates, then by comparison with reasons. */
export {
  blockingKeysVersion,
  computeBlockingKeys,
  computeSearchKeys,
  type SearchKeys,
} from './blocking-keys.ts'
export { commonGivenNames, commonSurnames } from './common-names.ts'
export { createNameMatcher } from './compare-names.ts'
export type { NameMatch } from './name-match.ts'
