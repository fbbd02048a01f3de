/** Words are found in all that visitors may read, parts of words in what judgments say in short, misspelt ones too. */
import { Migration } from '@mikro-orm/migrations'

type Texts = { A: string[]; B: string[]; C?: string[]; D?: string[] }

export class WordsAreFound extends Migration {
  override up() {
    this.addSql('create extension if not exists pg_trgm')
    // PostgreSQL's own function may not be used where a column is generated; of texts it always makes the same.
    this.addSql(`create function words_of(text[]) returns text
      language sql immutable parallel safe as $$ select array_to_string($1, ' ') $$`)

    this.addSql('create table "known_word" ("word" text not null, primary key ("word"))')
    this.addSql(
      'create index "known_word_similar" on "known_word" using gin ("word" gin_trgm_ops) with (gin_pending_list_limit = 256)',
    )

    this.addSql('drop index "judgment_search"')
    this.addSql('alter table "judgment" drop column "searchable"')
    this.makeSearchable('judgment', {
      A: ['title', 'case_number'],
      B: ['summary', 'parties', 'words_of(keywords)'],
      C: ['legal_issues', 'judge_name', 'legal_implications'],
      D: ['"left"(full_text, 200000)'],
    })
    this.makeSearchable('legal_case', {
      A: ['title', 'case_number'],
      B: ['summary', 'legal_issues', 'category'],
      C: ['outcome', 'impact_story', 'assigned_attorney'],
      D: ['description'],
    })
    this.makeSearchable('event', {
      A: ['title'],
      B: ['event_type'],
      C: ['location'],
      D: ['description'],
    })
    this.makeSearchable('blog_post', {
      A: ['title'],
      B: ['excerpt', 'category', 'words_of(tags)'],
      D: ['"left"(content, 200000)'],
    })
    this.makeSearchable('team_member', {
      A: ['name'],
      B: ['designation', 'department', 'words_of(expertise)'],
      C: ['bio', 'qualifications'],
    })
    this.makeSearchable('legal_service', {
      A: ['title', 'category'],
      B: ['description'],
      C: ['eligibility', 'how_to_apply'],
    })

    this.addSql(`alter table "judgment" add column "findable" text generated always as (
      coalesce(title, '') || chr(10) || coalesce(case_number, '') || chr(10) || coalesce(parties, '') || chr(10) ||
      coalesce(summary, '') || chr(10) || coalesce(legal_issues, '') || chr(10) ||
      coalesce(words_of(keywords), '')) stored null`)
    this.addSql(
      'create index "judgment_findable" on "judgment" using gin ("findable" gin_trgm_ops) with (gin_pending_list_limit = 256)',
    )
  }

  private makeSearchable(table: string, texts: Texts) {
    const vectors = Object.entries(texts).flatMap(([weight, those]) =>
      those.map(
        (text) =>
          `setweight(to_tsvector('english'::regconfig, COALESCE(${text}, ''::text)), '${weight}'::"char")`,
      ),
    )
    this.addSql(
      `alter table "${table}" add column "searchable" tsvector generated always as (${vectors.join(' || ')}) stored null`,
    )
    this.addSql(
      `create index "${table}_search" on "${table}" using gin ("searchable") with (gin_pending_list_limit = 256)`,
    )

    const inShort = [...texts.A, ...texts.B, ...(texts.C ?? [])].join(', ')
    const words = `unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', ${inShort})))) one`
    this.addSql(`insert into known_word (word) select distinct one from "${table}", ${words}
      where one ~ '^[[:alpha:]]{4,30}$' on conflict do nothing`)
    this.addSql(`create function "${table}_words_known_fn"() returns trigger as $$ begin
if pg_try_advisory_xact_lock(20100419) then
  insert into known_word (word)
  select one
  from (select new.*) item, ${words}
  where one ~ '^[[:alpha:]]{4,30}$' and not exists (select from known_word where word = one)
  on conflict do nothing;
end if;
return null; end; $$ language plpgsql`)
    this.addSql(`create trigger "words_known" after insert or update on "${table}"
      for each row execute function "${table}_words_known_fn"()`)
  }
}
