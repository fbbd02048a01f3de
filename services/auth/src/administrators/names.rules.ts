/** Names of administrators as they are compared: one that looks like another, or like the system's own words, is the same. */
import { systemActors } from '@access/service-kit/audit/system-actors.rules'

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu
/** U+2800 is an empty pattern of Braille. */
const blanks = /[\s\u2800]+/gu

/** The form in which names are unique: without case, invisible characters, and differences of compatibility or of blanks. */
export const normalizeName = (name: string): string =>
  name.normalize('NFKC').replaceAll(invisible, '').replaceAll(blanks, ' ').trim().toLowerCase()

const reservedNames = new Set<string>(systemActors.map(normalizeName))

/** Whether the audit log calls something else by this name. */
export const isReservedName = (name: string): boolean => reservedNames.has(normalizeName(name))
