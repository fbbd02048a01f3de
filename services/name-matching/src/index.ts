/** Matches names of people and organisations: by blocking keys to find candidates, then by comparison with reasons. */
export {
  blockingKeysVersion,
  computeBlockingKeys,
  computeSearchKeys,
  type SearchKeys,
} from './blocking-keys.ts'
export { createNameMatcher } from './compare-names.ts'
export type { NameMatch } from './compare-words.ts'
export { commonGivenNames, commonSurnames } from './name-tables.ts'
