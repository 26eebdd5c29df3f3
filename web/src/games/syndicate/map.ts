// Los Angeles as a map: where a district lies, and how an arrow runs from one to another.

/** Column and row: the coast is on the left. */
export const PLACES: Record<string, readonly [number, number]> = {
  SM: [0, 0],
  VE: [0, 1],
  SP: [0, 2],
  LB: [0, 3],
  BA: [1, 0],
  CC: [1, 1],
  IN: [1, 2],
  WA: [1, 3],
  BH: [2, 0],
  DT: [2, 1],
  BY: [2, 2],
  SL: [2, 3],
  SS: [3, 0],
  HO: [3, 1],
  CH: [3, 2],
};
export const COLUMNS = 4;
export const ROWS = 4;

/** The whole map in pixels, the lanes between districts, and the rim in which long arrows run. */
export interface Box {
  width: number;
  height: number;
  gap: number;
  gapBetweenRows: number;
  rim: number;
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Point = readonly [number, number];

function rectangle(code: string, { width, height, gap, gapBetweenRows, rim }: Box): Rectangle {
  const [column, row] = PLACES[code] ?? [0, 0];
  const wide = (width - rim - gap * (COLUMNS - 1)) / COLUMNS;
  const high = (height - 2 * rim - gapBetweenRows * (ROWS - 1)) / ROWS;
  return { x: column * (wide + gap), y: rim + row * (high + gapBetweenRows), width: wide, height: high };
}

const centre = ({ x, y, width, height }: Rectangle): Point => [x + width / 2, y + height / 2];
const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where the way from the centre to a point leaves the rectangle. */
function edge(from: Rectangle, toward: Point): Point {
  const [x, y] = centre(from);
  const [dx, dy] = [toward[0] - x, toward[1] - y];
  const share = Math.min(
    dx === 0 ? Infinity : from.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : from.height / 2 / Math.abs(dy),
  );
  return [x + dx * share, y + dy * share];
}

/** The path of an arrow; one that would run behind a third district goes round it. */
export function arrowPath(from: string, to: string, box: Box): string {
  const [one, other] = [rectangle(from, box), rectangle(to, box)];
  const [columnFrom = 0, rowFrom = 0] = PLACES[from] ?? [];
  const [columnTo = 0, rowTo = 0] = PLACES[to] ?? [];
  const [a, b] = [centre(one), centre(other)];
  const away = box.rim * 1.7;
  if (rowFrom === rowTo && Math.abs(columnFrom - columnTo) > 1) {
    const up = rowFrom < ROWS / 2;
    const y = up ? one.y : one.y + one.height;
    const begin: Point = [a[0] + one.width * 0.3, y];
    const end: Point = [b[0] - other.width * 0.3, y];
    return `M${written(begin)}Q${written([(begin[0] + end[0]) / 2, y + (up ? -away : away)])} ${written(end)}`;
  }
  if (columnFrom === columnTo && Math.abs(rowFrom - rowTo) > 1) {
    const x = one.x + one.width;
    const begin: Point = [x, a[1]];
    const end: Point = [x, b[1] + (rowTo < rowFrom ? other.height : -other.height) * 0.3];
    return `M${written(begin)}Q${written([x + away, (begin[1] + end[1]) / 2])} ${written(end)}`;
  }
  return `M${written(edge(one, b))}L${written(edge(other, a))}`;
}
