/**
 * The readable addresses of judgments. A trigger gives them, since judgments come in many ways; a judgment keeps its own
 * when its title is corrected, so that links to it stay.
 */
import { Migration } from '@mikro-orm/migrations'

const words = `regexp_replace(plain_text(title), '[^a-z0-9]+', '-', 'g')`

export class JudgmentSlugs extends Migration {
  override up() {
    // Whole words of the title, as many as an address has room for, and the year.
    this.addSql(`create function "judgment_slug"("title" text, "day" date) returns text
      language sql immutable parallel safe as $$
select coalesce(nullif(trim('-' from substring(${words} || '-' from '^-?(.{1,80})-')), ''), 'judgment')
  || '-' || extract(year from day) $$`)
    this.addSql(`alter table "judgment" add "slug" text not null default ''`)
    this.addSql(`with named as (
      select id, judgment_slug(title, judgment_date) as slug from judgment
    ), numbered as (
      select *, row_number() over (partition by slug order by id) as number from named
    )
    update judgment set slug = numbered.slug || case when number > 1 then '-' || left(numbered.id::text, 8) else '' end
    from numbered where judgment.id = numbered.id`)
    this.addSql('alter table "judgment" add constraint "judgment_slug_unique" unique ("slug")')
    // It sees the rows before it of the same statement too.
    this.addSql(`create function "judgment_slug_before_insert_fn"() returns trigger as $$ begin
new.slug := judgment_slug(new.title, new.judgment_date);
if exists (select from judgment where slug = new.slug) then new.slug := new.slug || '-' || left(new.id::text, 8); end if;
return new; end; $$ language plpgsql`)
    this.addSql(`create trigger "slug_before_insert" before insert on "judgment"
      for each row execute function "judgment_slug_before_insert_fn"()`)
  }
}
