/** The index by which judgments are found by a part of their judge's name. */
import { Migration } from '@mikro-orm/migrations'

export class JudgmentJudges extends Migration {
  override up() {
    this.addSql('create index "judgment_judge" on "judgment" using gin (plain_text(judge_name) gin_trgm_ops)')
  }
}
