/** What was last heard of the office is kept. */
import { Migration } from '@mikro-orm/migrations'

export class OfficeIsKept extends Migration {
  override up() {
    this.addSql(`create table "kept_office" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "told" text not null, primary key ("id"))`)
  }
}
