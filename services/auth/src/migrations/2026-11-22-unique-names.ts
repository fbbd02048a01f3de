/** Names of administrators become unique; of those that are not, the later ones get a number. */
import { Migration } from '@mikro-orm/migrations'
import { limits } from '../administrators/administrator.rules.ts'
import { isReservedName, normalizeName } from '../administrators/names.rules.ts'

export class UniqueNames extends Migration {
  override async up() {
    await this.execute('alter table "administrator" add column "name_key" text null')
    const administrators = (await this.execute(
      'select "id", "name" from "administrator" order by "created_at", "id"',
    )) as { id: string; name: string }[]
    const usedKeys = new Set<string>()
    for (const { id, name } of administrators) {
      const uniqueName = makeUnique(name, usedKeys)
      usedKeys.add(normalizeName(uniqueName))
      await this.execute('update "administrator" set "name" = ?, "name_key" = ? where "id" = ?', [
        uniqueName,
        normalizeName(uniqueName),
        id,
      ])
    }
    await this.execute('alter table "administrator" alter column "name_key" set not null')
    await this.execute(
      'alter table "administrator" add constraint "administrator_name_key_unique" unique ("name_key")',
    )
  }
}

/** The name, or with the first number from two on by which it is nobody else's. */
function makeUnique(name: string, usedKeys: Set<string>): string {
  const isFree = (candidate: string) => !usedKeys.has(normalizeName(candidate)) && !isReservedName(candidate)
  if (isFree(name)) return name
  for (let number = 2; ; number++) {
    const candidate = `${name.slice(0, limits.name - ` ${number}`.length)} ${number}`
    if (isFree(candidate)) return candidate
  }
}
