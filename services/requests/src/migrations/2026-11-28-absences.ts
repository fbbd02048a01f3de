/** Who is out of office, and to whom requests return. */
import { Migration } from '@mikro-orm/migrations'

export class Absences extends Migration {
  override up() {
    this.addSql(`create table "absence" ("id" uuid not null, "created_at" timestamptz not null,
      "updated_at" timestamptz not null, "administrator_id" text not null, "administrator_name" text not null,
      "starts_on" date not null, "ends_on" date not null, "stand_in_id" text null, "stand_in_name" text null,
      "starts_at" timestamptz not null, "ends_at" timestamptz not null, "covered_at" timestamptz null,
      primary key ("id"))`)
    this.addSql(
      'alter table "absence" add constraint "absence_administrator_id_unique" unique ("administrator_id")',
    )
    this.addSql('alter table "legal_aid_request" add column "returns_to_id" text null')
    this.addSql(
      'create index "legal_aid_request_returns_to_id_index" on "legal_aid_request" ("returns_to_id")',
    )
  }
}
