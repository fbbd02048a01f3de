/** Matches names of people and organisations: by blocking keys to find candidates, then by comparison with reasons. */
export {
  blockingKeysVersion,
  computeBlockingKeys,
  computeSearchKeys,
  type SearchKeys,
} from './blocking-keys.ts'
export { createNameMatcher, type NameMatch } from './compare-names.ts'
export { commonGivenNames, commonSurnames } from './name-tables.ts'
