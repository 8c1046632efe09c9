/**
 * Named shapes in a square of 100 × 100. `fill` is the outline that is filled; `edges` are lines on it, and `hidden` the
 * lines that a solid hides, shown dashed. `sides` counts the sides of a flat shape and the faces of a
 * solid; 0 if some are curved.
 */
export interface Shape {
  /** In English, the language of the only page. */
  readonly name: string;
  readonly dimension: '2d' | '3d';
  readonly sides: number;
  readonly fill: string;
  readonly edges?: string;
  readonly hidden?: string;
}

const CENTER = 50;
const RADIUS = 46;

const point = (angle: number, radius: number): string => {
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [CENTER + radius * Math.sin(radians), CENTER - radius * Math.cos(radians)];
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const closed = (points: readonly string[]): string => `M${points.join('L')}Z`;

/** A regular polygon with a corner at the top, or one that stands on a side if it has an even number of corners. */
const regular = (sides: number): string => {
  const start = sides % 2 === 0 ? 180 / sides : 0;
  return closed(Array.from({ length: sides }, (_, index) => point(start + (index * 360) / sides, RADIUS)));
};

const star = (points: number, inner: number): string =>
  closed(
    Array.from({ length: points * 2 }, (_, index) =>
      point((index * 180) / points, index % 2 === 0 ? RADIUS : RADIUS * inner),
    ),
  );

const flat = (name: string, sides: number, fill: string): Shape => ({ name, dimension: '2d', sides, fill });
const solid = (name: string, sides: number, fill: string, edges: string, hidden?: string): Shape => ({
  name,
  dimension: '3d',
  sides,
  fill,
  edges,
  ...(hidden !== undefined && { hidden }),
});

export const SHAPES: readonly Shape[] = [
  flat('Circle', 0, 'M4 50A46 46 0 1 1 96 50A46 46 0 1 1 4 50Z'),
  flat('Ellipse', 0, 'M4 50A46 28 0 1 1 96 50A46 28 0 1 1 4 50Z'),
  flat('Semicircle', 0, 'M4 70A46 46 0 0 1 96 70Z'),
  flat('Quadrant', 0, 'M10 90V10A80 80 0 0 1 90 90Z'),
  flat('Sector', 0, 'M50 88L14 34A64 64 0 0 1 86 34Z'),
  flat('Crescent', 0, 'M66 7A46 46 0 1 0 66 93A52 52 0 0 1 66 7Z'),
  flat('Ring', 0, 'M4 50A46 46 0 1 1 96 50A46 46 0 1 1 4 50ZM26 50A24 24 0 1 0 74 50A24 24 0 1 0 26 50Z'),
  flat('Stadium', 0, 'M28 26H72A24 24 0 0 1 72 74H28A24 24 0 0 1 28 26Z'),
  flat('Lens', 0, 'M50 6A62 62 0 0 1 50 94A62 62 0 0 1 50 6Z'),
  flat('Teardrop', 0, 'M50 5C58 26 80 42 80 64A30 30 0 0 1 20 64C20 42 42 26 50 5Z'),
  flat('Heart', 0, 'M50 90C20 66 5 50 5 32A22 22 0 0 1 50 28A22 22 0 0 1 95 32C95 50 80 66 50 90Z'),
  flat('Equilateral triangle', 3, 'M50 10L96 90H4Z'),
  flat('Isosceles triangle', 3, 'M50 5L78 93H22Z'),
  flat('Right triangle', 3, 'M12 12V88H88Z'),
  flat('Scalene triangle', 3, 'M28 12L94 84H6Z'),
  flat('Square', 4, 'M12 12H88V88H12Z'),
  flat('Rectangle', 4, 'M5 26H95V74H5Z'),
  flat('Rhombus', 4, 'M50 6L84 50L50 94L16 50Z'),
  flat('Parallelogram', 4, 'M28 24H96L72 76H4Z'),
  flat('Trapezoid', 4, 'M30 24H70L94 76H6Z'),
  flat('Kite', 4, 'M50 5L82 36L50 95L18 36Z'),
  flat('Pentagon', 5, regular(5)),
  flat('Hexagon', 6, regular(6)),
  flat('Heptagon', 7, regular(7)),
  flat('Octagon', 8, regular(8)),
  flat('Nonagon', 9, regular(9)),
  flat('Decagon', 10, regular(10)),
  flat('Dodecagon', 12, regular(12)),
  flat('Pentagram', 10, star(5, 0.382)),
  flat('Hexagram', 12, star(6, 0.577)),
  flat('Cross', 12, 'M36 8H64V36H92V64H64V92H36V64H8V36H36Z'),
  flat('Arrow', 7, 'M5 38H58V18L95 50L58 82V62H5Z'),
  solid('Cube', 6, 'M8 34L34 8H92V66L66 92H8Z', 'M8 34H66V92M66 34L92 8', 'M34 8V66H92M34 66L8 92'),
  solid('Cuboid', 6, 'M4 44L24 28H96V60L76 76H4Z', 'M4 44H76V76M76 44L96 28', 'M24 28V60H96M24 60L4 76'),
  solid('Sphere', 0, 'M4 50A46 46 0 1 1 96 50A46 46 0 1 1 4 50Z', 'M4 50A46 14 0 0 0 96 50', 'M4 50A46 14 0 0 1 96 50'),
  solid(
    'Hemisphere',
    0,
    'M4 64A46 46 0 0 1 96 64A46 14 0 0 1 4 64Z',
    'M4 64A46 14 0 0 0 96 64',
    'M4 64A46 14 0 0 1 96 64',
  ),
  solid(
    'Cylinder',
    0,
    'M18 20A32 12 0 0 1 82 20V80A32 12 0 0 1 18 80Z',
    'M18 20A32 12 0 0 0 82 20',
    'M18 80A32 12 0 0 1 82 80',
  ),
  solid('Cone', 0, 'M50 6L86 80A36 12 0 0 1 14 80Z', 'M14 80A36 12 0 0 0 86 80', 'M14 80A36 12 0 0 1 86 80'),
  solid(
    'Frustum',
    0,
    'M32 22A18 7 0 0 1 68 22L86 80A36 12 0 0 1 14 80Z',
    'M32 22A18 7 0 0 0 68 22',
    'M14 80A36 12 0 0 1 86 80',
  ),
  solid('Torus', 0, 'M4 50A46 28 0 1 1 96 50A46 28 0 1 1 4 50Z', 'M28 47Q50 64 72 47M33 50Q50 38 67 50'),
  solid('Tetrahedron', 4, 'M48 8L94 72L40 92L6 66Z', 'M48 8L40 92', 'M6 66L94 72'),
  solid('Square pyramid', 5, 'M50 8L96 68L66 92L4 80Z', 'M50 8L66 92', 'M4 80L36 60L96 68M36 60L50 8'),
  solid(
    'Octahedron',
    8,
    'M50 4L92 46L50 96L8 46Z',
    'M8 46L40 60L92 46M50 4L40 60L50 96',
    'M8 46L60 36L92 46M50 4L60 36L50 96',
  ),
  solid('Triangular prism', 5, 'M30 16L74 10L96 70L52 88L6 78Z', 'M30 16L52 88M30 16L6 78', 'M6 78L96 70'),
  solid(
    'Hexagonal prism',
    8,
    'M14 18L34 8H66L86 18V82L66 92H34L14 82Z',
    'M14 18L34 28H66L86 18M34 28V92M66 28V92',
    'M14 82L34 72H66L86 82M34 72V28M66 72V28',
  ),
];
