/** Every save of a managed item is a version, and what it said stays known. */
import { Migration } from '@mikro-orm/migrations'

export class Versions extends Migration {
  override up() {
    for (const table of ['blog_post', 'event', 'judgment', 'legal_case', 'team_member'])
      this.addSql(`alter table "${table}" add column "version" int not null default 1`)
    this.addSql(`create table "item_version" (
      "item_id" uuid not null, "version" int not null, "at" timestamptz not null, "who" text not null,
      "action" text not null, "values" text not null, primary key ("item_id", "version"))`)
  }
}
