/** By which rules of names a party was marked: those of before the rules were counted are the first. */
import { Migration } from '@mikro-orm/migrations'

export class Traces extends Migration {
  override up() {
    this.addSql('alter table "party" add column "traces_version" int not null default 1')
  }
}
