/** Every style of the table, in the order in which they give way to each other. */
import { pawnStyle } from '../../board/style-pawn.ts'
import { cardStyle } from '../../parts/card.ts'
import { pictureStyle } from '../../parts/pictures/picture.ts'
import { artStyle } from '../../parts/pictures/style.ts'
import { base } from '../../style/base.ts'
import { controls } from '../../style/controls.ts'
import { dialogStyle } from '../../style/dialog.ts'
import { paper } from '../../style/paper.ts'
import { pieces } from '../../style/pieces.ts'
import { askStyle } from './ask.ts'
import { dockStyle } from './dock.ts'
import { searchedStyle } from './known-sheet.ts'
import { tableStyle } from './style.ts'
import { meetingStyle } from './style-meeting.ts'
import { narrowStyle } from './style-narrow.ts'
import { portraitStyle } from './style-portrait.ts'
import { sheetStyle } from './style-sheets.ts'
import { thingStyle } from './style-things.ts'
import { turnStripStyle } from './turn-steps.ts'
import { whyStyle } from './why-slip.ts'

export const tableStyles = [
  base,
  paper,
  controls,
  pieces,
  pawnStyle,
  dockStyle,
  askStyle,
  sheetStyle,
  searchedStyle,
  thingStyle,
  dialogStyle,
  pictureStyle,
  portraitStyle,
  artStyle,
  cardStyle,
  meetingStyle,
  whyStyle,
  tableStyle,
  turnStripStyle,
  narrowStyle,
]
