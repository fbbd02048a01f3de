/** Which items the demonstration brought, so that it can be taken away. */
import { Migration } from '@mikro-orm/migrations'

export class DemoItems extends Migration {
  override up() {
    this.addSql('create table "demo_item" ("id" uuid not null, primary key ("id"))')
  }
}
