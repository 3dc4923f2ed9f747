import { readable } from './letters.ts'
import { DIALOGS } from './openings.ts'

readable(
  'dialogs',
  32,
  { width: 1280, height: 1024 },
  DIALOGS.filter(({ only }) => only === undefined).map(one => one.look),
)
