/** Guides have a topic, a review, and perhaps a letter to fill in. */
import { Migration } from '@mikro-orm/migrations'

export class GuideDetails extends Migration {
  override up() {
    this.addSql(`alter table "blog_post" add "topic" text null, add "reviewed_by" text null,
      add "reviewed_at" date null, add "letter_template" text null`)
  }
}
