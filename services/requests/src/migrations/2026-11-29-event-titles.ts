/** The title of an event that people registered for. The job that refreshes events reads those of the rows that are there. */
import { Migration } from '@mikro-orm/migrations'

export class EventTitles extends Migration {
  override up() {
    this.addSql('alter table "event_snapshot" add "title" text null')
  }
}
