/** The locale of databases: by it PostgreSQL's text parser tells letters from marks, and small letters from capitals. */
import pg from 'pg'
import { withClient } from './with-client.ts'

/** Locales (`LC_CTYPE`) that know the letters of all alphabets, the best first. macOS has no C.UTF-8. */
export const letterLocales: readonly string[] =
  process.platform === 'darwin' ? ['en_US.UTF-8', 'C'] : ['C.UTF-8', 'en_US.UTF-8', 'C']

const plainLocales = ['C', 'POSIX']

/**
 * Gives the databases of a cluster of ours that was made with the locale C one that knows letters. Their order and
 * capitals come from the builtin C.UTF-8 already, so no index depends on it but those of the searches, which a migration
 * makes anew. `adminUrl` is the superuser's.
 */
export async function upgradeOwnLocale(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_database where datctype = any($1) and datlocprovider = 'b'`,
      [plainLocales],
    )
    const locale = rowCount ? await findLetterLocale(client) : undefined
    if (locale)
      await client.query(
        `update pg_database set datctype = $2 where datctype = any($1) and datlocprovider = 'b'`,
        [plainLocales, locale],
      )
  })
}

/** The first that the server's system has. */
async function findLetterLocale(client: pg.Client): Promise<string | undefined> {
  for (const locale of letterLocales.filter((name) => !plainLocales.includes(name))) {
    try {
      await client.query(
        `begin; create collation pg_temp.probe (provider = libc, locale = ${pg.escapeLiteral(locale)})`,
      )
      return locale
    } catch {
      // Not there: the next one.
    } finally {
      await client.query('rollback')
    }
  }
  return undefined
}

/** What the locale of the database at `url` lacks, in words; null when nothing. */
export async function findLocaleShortcoming(url: string): Promise<string | null> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ locale: string; knowsCapitals: boolean }>(
      `select datctype as locale, lower('Ж') = 'ж' as "knowsCapitals"
       from pg_database where datname = current_database()`,
    )
    const { locale, knowsCapitals } = rows[0]!
    return knowsCapitals
      ? null
      : `The locale of the database (LC_CTYPE ${locale}) knows the letters of the Latin alphabet only: searches in other alphabets tell capitals from small letters, and nothing there gets a spelling suggestion`
  })
}

/** Whether the server can sort names as people read them, É beside E: by ICU, which nearly every PostgreSQL has. */
export const canSortNames = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(`select from pg_collation where collname = 'und-x-icu'`)
    return rowCount === 1
  })

/** The encoding of the database at `url`: `UTF8`, or one that lacks letters. */
export const getEncoding = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ encoding: string }>(
      `select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`,
    )
    return rows[0]!.encoding
  })
