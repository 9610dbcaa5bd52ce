-- Days as people call them.

create or replace function weekday_name(weekday int) returns jsonb immutable parallel safe language sql as $$
  select jsonb_build_object(
    'de', (array['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'])[weekday + 1],
    'en', (array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])[weekday + 1])
$$;

-- The Gregorian rule as Meeus, Jones and Butcher state it.
create or replace function easter_of(year int) returns date immutable parallel safe language plpgsql as $$
declare
  a int := year % 19;
  b int := year / 100;
  c int := year % 100;
  h int := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l int := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m int := (a + 11 * h + 22 * l) / 451;
  n int := h + l - 7 * m + 114;
begin
  return make_date(year, n / 31, n % 31 + 1);
end
$$;

-- The names of a day in both languages, by its date or by its distance from Easter; null of a day without one.
create or replace function names_of_day(given date) returns text immutable parallel safe language sql as $$
  select string_agg(names, ' / ') from (values
    (12, 24, null::int, 'Heiligabend / Heiliger Abend / Weihnachten / Christmas Eve'),
    (12, 25, null, 'Erster Weihnachtstag / Weihnachten / Christmas Day'),
    (12, 26, null, 'Zweiter Weihnachtstag / Weihnachten / Christmas / Boxing Day'),
    (12, 31, null, 'Silvester / New Year’s Eve'),
    (1, 1, null, 'Neujahr / New Year’s Day'),
    (1, 6, null, 'Dreikönigstag / Heilige Drei Könige / Epiphany'),
    (null, null, -2, 'Karfreitag / Ostern / Good Friday / Easter'),
    (null, null, -1, 'Karsamstag / Ostern / Holy Saturday / Easter'),
    (null, null, 0, 'Ostersonntag / Ostern / Easter Sunday'),
    (null, null, 1, 'Ostermontag / Ostern / Easter Monday'),
    (null, null, 39, 'Christi Himmelfahrt / Ascension Day'),
    (null, null, 49, 'Pfingstsonntag / Pfingsten / Whit Sunday / Pentecost'),
    (null, null, 50, 'Pfingstmontag / Pfingsten / Whit Monday')
  ) as named (month, day, after_easter, names)
  where (month = extract(month from given) and day = extract(day from given))
    or (after_easter is not null and extract(month from given) between 3 and 6 and given = easter_of(extract(year from given)::int) + after_easter)
$$;
