/** Templates of messages to applicants, with five to begin with. */
import { Migration } from '@mikro-orm/migrations'
import defaultTemplates from '../casework/message-templates/default-templates.json' with { type: 'json' }

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

export class MessageTemplates extends Migration {
  override up() {
    this.addSql(`create table "message_template" (
      "id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "version" int not null default 1, "name" text not null, "text" text not null,
      constraint "message_template_name_unique" unique ("name"), primary key ("id"))`)
    for (const { name, text } of defaultTemplates)
      this.addSql(
        `insert into "message_template" ("id", "created_at", "updated_at", "name", "text")
          values (gen_random_uuid(), now(), now(), ${quote(name)}, ${quote(text)})`,
      )
  }
}
