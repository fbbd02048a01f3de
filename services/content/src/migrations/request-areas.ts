/** A service outside the areas of the request form names the nearest one. */
import { Migration } from '@mikro-orm/migrations'

export class RequestAreas extends Migration {
  override up() {
    this.addSql('alter table "legal_service" add "request_area" text null')
  }
}
