/** Wrong codes of authenticator apps, for a limit over days. */
import { Migration } from '@mikro-orm/migrations'

export class WrongCodes extends Migration {
  override up() {
    this.addSql(`create table "wrong_code" ("administrator" text not null,
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"))`)
    this.addSql('create index "wrong_code_administrator_index" on "wrong_code" ("administrator")')
  }
}
