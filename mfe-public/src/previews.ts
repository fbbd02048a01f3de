/** Previews of drafts, as the public pages show them. */
import type { Previews } from '@access/kit'
import { lazy } from 'react'

export const previews: Previews = {
  BlogPost: lazy(() => import(/* webpackChunkName: "article-preview" */ './blog/ArticlePreview.tsx')),
  'BlogPost.content': lazy(
    () => import(/* webpackChunkName: "content-preview" */ './blog/ContentPreview.tsx'),
  ),
  Case: lazy(() => import(/* webpackChunkName: "case-preview" */ './cases/CasePreview.tsx')),
  Event: lazy(() => import(/* webpackChunkName: "event-preview" */ './events/EventPreview.tsx')),
  StaticPage: lazy(() => import(/* webpackChunkName: "static-page-preview" */ './StaticPagePreview.tsx')),
  Judgment: lazy(() => import(/* webpackChunkName: "judgment-preview" */ './judgments/JudgmentPreview.tsx')),
  Organisation: lazy(
    () => import(/* webpackChunkName: "organisation-preview" */ './contact/OrganisationPreview.tsx'),
  ),
}
