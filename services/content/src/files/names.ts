/** What a file is called from now on, for people and in its address. */
import { limits } from './file.rules.ts'

// Controls end up in headers; invisible ones turn a name round for the eye.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu

/** The last part of what it was called, safe to show and to save. */
export function shownName(sent: string): string {
  const last = sent.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(unseen, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return [...clean].slice(0, limits.name).join('') || 'A file without a name'
}

/** 'Élan at the Door.JPG' in an address is 'elan-at-the-door'. */
export function slugOf(name: string): string {
  const slug = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[\p{Mark}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return slug || 'file'
}
