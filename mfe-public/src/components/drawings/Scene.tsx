/** A scene that fills what it is in: its place is cut to what has room, and its subject is always whole. */
import { chooseScenes, type SceneItem } from './choose-scene.ts'
import { Drawing } from './Drawing.tsx'
import styles from './Scene.module.css'

export const Scene = ({ name }: { name: string }) => <Drawing name={name} className={styles.scene!} />

/** For an item without a picture of its own; `before` are those before it in the same list, which have other scenes. */
export const ItemScene = ({ item, before = [] }: { item: SceneItem; before?: readonly SceneItem[] }) => (
  <Scene name={chooseScenes([...before, item]).at(-1)!} />
)
