/** Where our copies of other sites' pictures are. Those of existing items are fetched once the service runs. */
import { Migration } from '@mikro-orm/migrations'

export class Pictures extends Migration {
  override up() {
    for (const table of ['blog_post', 'event', 'team_member'])
      this.addSql(`alter table "${table}" add column "pictures" jsonb null`)
  }
}
