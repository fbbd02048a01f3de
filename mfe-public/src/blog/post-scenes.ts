/** The scenes of articles, by category: the names of drawings, each in a place of its own. */
import { findScenes, type SceneItem } from '../components/drawings/choose-scene.ts'

export const postScenes: Record<string, readonly string[]> = {
  'Know Your Rights': ['telephone', 'reader', 'clipboard', 'receipt', 'keys', 'envelopes', 'calendar'],
  'Legal Updates': ['book', 'books', 'calendar', 'document', 'hourglass', 'microphone'],
  'Case Analysis': ['file-box', 'reader', 'books', 'book', 'two-at-table', 'clipboard'],
  'Success Stories': ['open-door', 'keys', 'parent-and-child', 'group', 'cups', 'wheelchair'],
  'Organizational News': ['group', 'megaphone', 'two-at-table', 'calendar', 'open-door', 'envelopes'],
}

export const toSceneItem = ({ slug, category }: { slug: string; category: string }): SceneItem => ({
  key: slug,
  scenes: findScenes(postScenes, category),
})
