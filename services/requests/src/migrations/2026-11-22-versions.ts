/** Guidelines, our own limits and letters are told apart save by save, so that nobody overwrites what they have not seen. */
import { Migration } from '@mikro-orm/migrations'

export class Versions extends Migration {
  override up() {
    for (const table of ['poverty_guideline', 'screening_policy', 'letter_template'])
      this.addSql(`alter table "${table}" add column "version" integer not null default 1`)
  }
}
